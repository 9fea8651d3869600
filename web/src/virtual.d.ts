declare module 'virtual:deck' {
  const addresses: Record<'cyrillic' | 'latin', string>;
  export default addresses;
}
