/** What can be opened over a table. */
export type Open = 'rules' | 'talk' | 'menu' | 'fair' | 'sheet' | 'invite' | 'trick' | 'hint' | null;
