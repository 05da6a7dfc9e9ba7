/** `a b -c`: what was unfolded by hand, and after a minus what was folded. */
const namesIn = (folds: string): string[] => folds.split(' ').filter((each) => each !== '');

/** Whether it was unfolded or folded by hand; undefined if it was left as it is. */
export function foldOf(folds: string, name: string): boolean | undefined {
  const names = namesIn(folds);
  if (names.includes(name)) return true;
  return names.includes(`-${name}`) ? false : undefined;
}

/** `isOpen` is undefined for what goes back to how it is by itself. */
export function withFold(folds: string, name: string, isOpen: boolean | undefined): string {
  const others = namesIn(folds).filter((each) => each !== name && each !== `-${name}`);
  return [...others, ...(isOpen === undefined ? [] : [isOpen ? name : `-${name}`])].join(' ');
}
