import { LIST_NAMES, type Asked, type Said } from './import-messages.types.ts';
import type { Checked } from './import-reader.types.ts';
import { ImportSession } from './import-session.worker.ts';

/** How many rows are sent at once: taking them takes the page a few milliseconds. */
const AT_ONCE = 500;

const session = new ImportSession();

const say = (said: Said, transfer: Transferable[] = []) => postMessage(said, { transfer });

function sayChecked(checked: Checked): void {
  if (checked.kind === 'refused') return say(checked);
  const { columns, namedByPlate, isCut, ...lists } = checked.list;
  for (const name of LIST_NAMES)
    for (let at = 0; at < lists[name].length; at += AT_ONCE)
      say({ kind: 'rows', name, rows: lists[name].slice(at, at + AT_ONCE) });
  say({ kind: 'checked', head: { columns, namedByPlate, isCut } });
}

async function answer(asked: Asked): Promise<void> {
  switch (asked.kind) {
    case 'open':
      say(await session.open(asked.file, (progress) => say({ kind: 'progress', progress })));
      break;
    case 'cars':
      if (asked.first) session.forgetCars();
      session.addCars(asked.cars);
      break;
    case 'check':
      sayChecked(session.check(asked.choice, asked.master, asked.mends));
      break;
    case 'mend':
      sayChecked(session.mend(asked.mends));
      break;
    case 'accepted': {
      const { file, rows } = session.accepted(asked.which);
      say({ kind: 'written', file, rows }, [file]);
      break;
    }
    case 'wrong': {
      const file = session.wrong(asked.words);
      say({ kind: 'written', file, rows: [] }, [file]);
      break;
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // Thrown outside of the promise, it reaches the page as the worker's error.
  answer(data).catch((cause: unknown) =>
    setTimeout(() => {
      throw new Error('the reader does not work', { cause });
    }),
  );
});
