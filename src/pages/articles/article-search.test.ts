import { expect, it } from 'vitest';
import { articleSearchOf } from './article-search.ts';

it.each([
  [{}, {}],
  [
    { page: 2, sortby: 'name', category: 'tyres' },
    { page: 2, sortby: 'name', category: 'tyres' },
  ],
  [{ page: 1, sortby: 'popular' }, {}],
  [{ page: 0, sortby: 'points', category: '' }, {}],
  [{ page: '2', sortby: 1, category: 'a b' }, {}],
  [{ page: 1.5, category: 'x'.repeat(41) }, {}],
  [{ page: 1e9, category: ['tyres'] }, {}],
])('a list’s state %j is read as %j', (search, read) => {
  expect(articleSearchOf('promotions')(search)).toEqual({
    page: undefined,
    sortby: undefined,
    category: undefined,
    ...read,
  });
});
