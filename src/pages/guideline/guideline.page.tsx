import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import styles from './guideline.module.css';
import { Sample } from './sample.tsx';

const samples = partFile(() => import('./part-samples.tsx').then(({ PartSamples }) => PartSamples));

interface GuidelinePageProps {
  /** The texts of the page in a language. */
  readonly loadTexts: (language: Language) => Promise<I18n>;
  /** The fields of an address, which belong to a flow. */
  readonly address: ReactNode;
}

/** The parts of every page in all their states, in both languages and both colour schemes. */
export function GuidelinePage({ loadTexts, address }: GuidelinePageProps) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<I18n | null>(null);
  const [scheme, setScheme] = useState<'light' | 'dark' | null>(null);
  useScheme(scheme);
  const texts = shown ?? i18n;
  const turnTo = (language: Language) => void loadTexts(language).then(setShown);
  return (
    <Wrap className={styles.page}>
      <PageHead title={t`Guideline`}>
        <span className={styles.row} role="group" aria-label={t`How the parts are shown`}>
          <Way isOn={texts.locale === 'th'} onClick={() => turnTo('th')}>{t`Thai`}</Way>
          <Way isOn={texts.locale === 'en'} onClick={() => turnTo('en')}>{t`In English`}</Way>
          <Way isOn={scheme === 'light'} onClick={() => setScheme('light')}>{t`Light`}</Way>
          <Way isOn={scheme === 'dark'} onClick={() => setScheme('dark')}>{t`Dark`}</Way>
        </span>
      </PageHead>
      <div className={styles.parts} lang={texts.locale} data-samples>
        <I18nProvider i18n={texts}>
          <LazyPart
            file={samples}
            props={{}}
            waiting={<Skeleton height="320px" />}
            renderFailed={renderCannotDisplay}
          />
          <Address>{address}</Address>
        </I18nProvider>
      </div>
    </Wrap>
  );
}

/** The whole page's, until it is left: the tokens are read where the page begins. */
function useScheme(scheme: 'light' | 'dark' | null): void {
  useEffect(() => {
    if (scheme === null) return;
    const { documentElement: page } = document;
    const before = page.dataset['mantineColorScheme'];
    page.dataset['mantineColorScheme'] = scheme;
    return () => {
      if (before === undefined) delete page.dataset['mantineColorScheme'];
      else page.dataset['mantineColorScheme'] = before;
    };
  }, [scheme]);
}

function Way({ isOn, ...way }: { readonly isOn: boolean; readonly onClick: () => void; readonly children: ReactNode }) {
  return <Button kind="outline" size="small" aria-pressed={isOn} {...way} />;
}

function Address({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <Sample title={t`An address`}>{children}</Sample>;
}
