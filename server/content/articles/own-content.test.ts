import { describe, expect, it } from 'vitest';
import { problemText } from './front-matter.ts';
import { readContent } from './read-content.ts';

describe('the product’s own content files', () => {
  it('have nothing wrong, and each list has what a real chain would show', () => {
    const { library, problems } = readContent({ content: 'server/content', public: 'public' });
    expect(problems.map(problemText)).toEqual([]);
    for (const items of Object.values(library.articles)) expect(items.length).toBeGreaterThanOrEqual(20);
    const untranslated = Object.values(library.articles)
      .flat()
      .filter(({ text }) => text.en.language === 'th');
    expect(untranslated.length).toBeLessThan(5);
  });
});
