// Dice that score slide from where they lie on the cloth to the shelf. First, last, invert, play; one helper, no library.
import { reducedMotion } from '$/app/settings.svelte';
import type { Die } from '$/wire';

const MOVE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(.2,.8,.3,1)' };

/** `to` starts where `from` is and moves home. */
export const slide = (from: Element, to: Element, turn = 0): void => {
  if (reducedMotion() || document.hidden) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  to.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(1.35) rotate(${turn}deg)` }, { transform: 'none' }],
    MOVE,
  );
};

/** The dice that have come to the shelf after the first `before` come from the kept places of the throw. */
export const slideToShelf = (
  stage: Element,
  cloth: readonly Die[],
  shelf: readonly number[],
  before: number,
): void => {
  const kept = cloth.flatMap((die, place) => (die.place === 'kept' ? [{ face: die.face, place }] : []));
  const first = shelf.length > 5 ? Math.floor((shelf.length - 1) / 5) * 5 : 0;
  for (let i = Math.max(before, first); i < shelf.length; i++) {
    const found = kept.findIndex((die) => die.face === shelf[i]);
    const from = found < 0 ? null : stage.querySelector(`[data-place="${kept.splice(found, 1)[0]!.place}"]`);
    const to = stage.querySelector(`[data-shelf="${i - first}"]`);
    if (from && to) slide(from, to);
  }
};
