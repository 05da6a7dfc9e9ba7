import { expect, it } from 'vitest';
import { providerAddress, returnTo } from './sign-in.address.ts';

const HERE = 'https://roddee.example';

it.each([
  ['/th/me/booking?page=2#top', '/th/me/booking?page=2', '/th/me/booking?page=2#top'],
  ['/th/termconditions#faqs', '/th/termconditions', '/th/termconditions#faqs'],
  ['/th#faqs', '/th', '/th#faqs'],
  ['/th', '/th', '/th/me'],
  ['/', '/', '/th/me'],
  [undefined, '/th/me', '/th/me'],
  ['/th/auth/logout?kind=member', '/th/me', '/th/me'],
  ['/en/auth', '/th/me', '/th/me'],
  ['/th/authors', '/th/authors', '/th/authors'],
  ['https://elsewhere.example/th/me', '/th/me', '/th/me'],
  ['//elsewhere.example/th/me/cars', '/th/me', '/th/me'],
  ['javascript:alert(1)', '/th/me', '/th/me'],
  ['/.//elsewhere.example/th', '/th/me', '/th/me'],
  ['/%2e//elsewhere.example/th', '/th/me', '/th/me'],
  ['/\\elsewhere.example', '/th/me', '/th/me'],
  ['/th//me/cars', '/th/me', '/th/me'],
  [`${HERE}//elsewhere.example`, '/th/me', '/th/me'],
  ['https://somebody:word@roddee.example/th/me/cars', '/th/me', '/th/me'],
  [`blob:${HERE}/1`, '/th/me', '/th/me'],
  ['https://', '/th/me', '/th/me'],
])('LOGIN-01 who signs in at %s comes back to %s and goes on at %s', (from, back, aim) => {
  const way = returnTo({ from }, 'th', HERE);
  expect([way.back.href, way.aim]).toEqual([`${HERE}${back}`, aim]);
});

it.each([
  ['/th/auth/logout?kind=member', '/th/booking?step=summary'],
  ['/th', '/th'],
])('who was signed out on a page and signs in at %s goes on there', (from, back) => {
  const way = returnTo({ from, interrupted: '/th/booking?step=summary#x' }, 'th', HERE);
  expect([way.back.href, way.aim]).toEqual([`${HERE}${back}`, '/th/booking?step=summary#x']);
});

it('who signs in on another page goes on there, wherever a session ended', () => {
  const way = returnTo({ from: '/th/me/cars', interrupted: '/th/booking' }, 'th', HERE);
  expect(way.aim).toBe('/th/me/cars');
});

it('the provider is told where to go back to, and the state of this tab', () => {
  const address = new URL(providerAddress(returnTo({ from: '/th/me' }, 'th', HERE).back, 'state', 'th'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirect_uri: `${HERE}/th/me`,
    state: 'state',
    lang: 'th',
  });
});
