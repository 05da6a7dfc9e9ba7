import { Plural } from '@lingui/react/macro';
import styles from './test-list.module.css';

interface TestListProps {
  readonly name: string;
  readonly tests: readonly { readonly title: string; readonly file: string }[];
}

/** Tests of one kind, folded: how many there are, then what each says. */
export function TestList({ name, tests }: TestListProps) {
  return (
    <details className={styles.tests}>
      <summary>
        {name} · <Plural value={tests.length} _0="no test" one="# test" other="# tests" />
      </summary>
      <ul>
        {tests.map(({ title, file }) => (
          <li key={`${file} ${title}`} lang="en">
            {title}
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
