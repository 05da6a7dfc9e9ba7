import { isLanguage } from '#domain/language.ts';

export function pathWithoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return `/${(isLanguage(first) ? rest : [first, ...rest]).join('/')}`.replace(/(.)\/$/, '$1');
}
