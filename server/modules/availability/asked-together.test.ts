import { describe, expect, it } from 'vitest';
import { askedTogether } from './asked-together.ts';

function workshop() {
  const begun: string[] = [];
  const ends: ((fails?: Error) => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      const answer = `${name} ${begun.length}`;
      ends.push((fails) => (fails ? reject(fails) : resolve(answer)));
    });
  return { begun, work, end: (fails?: Error) => ends.shift()?.(fails) };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('work shared by everybody who asks the same', () => {
  it('is done once for those who ask together', async () => {
    const together = askedTogether<string>();
    const { begun, work, end } = workshop();
    const asked = [1, 2, 3].map(() => together('free', work('free')));
    await turns();
    end();
    expect(await Promise.all(asked)).toEqual(['free 1', 'free 1', 'free 1']);
    expect(begun).toEqual(['free']);
  });

  it('starts after each of them has asked; those who ask while it runs share the next run', async () => {
    const together = askedTogether<string>();
    const { begun, work, end } = workshop();
    const first = together('free', work('free'));
    await turns();
    const late = [1, 2, 3].map(() => together('free', work('free')));
    await turns();
    expect(begun).toHaveLength(1);
    end();
    expect(await first).toBe('free 1');
    await turns();
    expect(begun).toHaveLength(2);
    end();
    expect(await Promise.all(late)).toEqual(['free 2', 'free 2', 'free 2']);
  });

  it('does not keep those waiting who ask for something else', async () => {
    const together = askedTogether<string>();
    const { begun, work } = workshop();
    void together('free', work('free'));
    void together('lost', work('lost'));
    await turns();
    expect(begun).toEqual(['free', 'lost']);
  });

  it('fails for everybody who shares it, but for nobody who asks later', async () => {
    const together = askedTogether<string>();
    const { work, end } = workshop();
    const asked = [1, 2].map(() => together('free', work('free')));
    await turns();
    const late = together('free', work('free'));
    end(new Error('away'));
    await expect(Promise.allSettled(asked)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    await turns();
    end();
    expect(await late).toBe('free 2');
  });

  it('is done again for those who ask after the answer', async () => {
    const together = askedTogether<string>();
    const { work, end } = workshop();
    for (const answer of ['free 1', 'free 2']) {
      const asked = together('free', work('free'));
      await turns();
      end();
      expect(await asked).toBe(answer);
      await turns();
    }
  });
});
