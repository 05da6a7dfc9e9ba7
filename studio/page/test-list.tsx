import { Plural } from '@lingui/react/macro';
import type { Going } from './address.ts';
import { Fold } from './controls/fold.tsx';
import styles from './test-list.module.css';

interface TestListProps {
  readonly going: Going;
  /** What its kind is called in the address. */
  readonly kind: string;
  readonly name: string;
  readonly tests: readonly { readonly title: string; readonly file: string }[];
}

/** Tests of one kind, folded: how many there are, then what each says. */
export function TestList({ going, kind, name, tests }: TestListProps) {
  return (
    <Fold
      going={going}
      id={`tests.${kind}`}
      className={styles.tests}
      summary={
        <>
          {name} · <Plural value={tests.length} _0="no test" one="# test" other="# tests" />
        </>
      }
    >
      {tests.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one scrolls, and a keyboard must be able to
        <ul tabIndex={0} aria-label={name}>
          {tests.map(({ title, file }) => (
            <li key={`${file} ${title}`} lang="en">
              {title}
              <code>{file}</code>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
