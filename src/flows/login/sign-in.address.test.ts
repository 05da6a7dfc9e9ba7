import { expect, it } from 'vitest';
import { providerAddress, returnTo } from './sign-in.address.ts';

const HERE = 'https://roddee.example';

it.each([
  ['/th/me/booking?page=2#top', '/th/me/booking?page=2'],
  [undefined, '/th'],
  ['/th/auth/logout?kind=member', '/th'],
  ['/en/auth', '/th'],
  ['/th/authors', '/th/authors'],
  ['https://elsewhere.example/th/me', '/th'],
  ['//elsewhere.example/th/me', '/th'],
  ['javascript:alert(1)', '/th'],
  ['/.//elsewhere.example/th', '/th'],
  ['/%2e//elsewhere.example/th', '/th'],
  ['/\\elsewhere.example', '/th'],
  ['/th//me', '/th'],
  [`${HERE}//elsewhere.example`, '/th'],
  ['https://somebody:word@roddee.example/th/me', '/th'],
  [`blob:${HERE}/1`, '/th'],
  ['https://', '/th'],
])('who came from %s goes back to %s', (from, back) => {
  expect(returnTo(from, 'th', HERE).href).toBe(`${HERE}${back}`);
});

it('the provider is told where to go back to, and the state of this tab', () => {
  const address = new URL(providerAddress(returnTo('/th/me', 'th', HERE), 'state', 'th'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirect_uri: `${HERE}/th/me`,
    state: 'state',
    lang: 'th',
  });
});
