import { Trans, useLingui } from '@lingui/react/macro';
import { useClipboard } from '@mantine/hooks';
import { IconBrandLine, IconCopy, IconMessage, IconShare } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/constants.ts';
import { LANGUAGE_NAMES } from '#src/i18n/language-names.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import styles from './driver-link.module.css';
import { linkAddress, linkMessage, type Driver, type LinkedVisit } from './driver-link.view.ts';

interface SendLinkProps {
  readonly token: string;
  readonly visit: LinkedVisit;
  readonly driver: Driver | null;
}

/** The address, and the ways to send it, in the driver's language: Thai unless the sender says otherwise, whichever language the sender reads. */
export function SendLink({ token, visit, driver }: SendLinkProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>(FALLBACK_LANGUAGE);
  const { copy, copied, error } = useClipboard();
  const [isShareFailed, setShareFailed] = useState(false);
  const address = linkAddress(token, language);
  const text = linkMessage(visit, address, language);
  const canShare = typeof navigator.share === 'function';
  const share = async () => {
    setShareFailed(false);
    await navigator.share({ text }).catch((reason: unknown) => {
      // Closing the share sheet is not an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setShareFailed(true);
    });
  };
  return (
    <>
      <NativeSelect
        label={t`The driver's language`}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChange={({ currentTarget: { value } }) =>
          setLanguage(LANGUAGES.find((each) => each === value) ?? FALLBACK_LANGUAGE)
        }
      />
      <input
        className={styles.address}
        readOnly
        value={address}
        aria-label={t`Address of the link`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button data-first-focus icon={<IconCopy aria-hidden="true" />} onClick={() => copy(address)}>
          <span aria-live="polite">{copied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}</span>
        </Button>
        {canShare ? (
          <Button kind="outline" icon={<IconShare aria-hidden="true" />} onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        ) : null}
        <Way
          to={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
          icon={<IconBrandLine aria-hidden="true" />}
        >
          <Trans>Send by LINE</Trans>
        </Way>
        {driver === null || driver.tel === '' ? null : (
          <Way to={`sms:${driver.tel}?&body=${encodeURIComponent(text)}`} icon={<IconMessage aria-hidden="true" />}>
            <Trans>Send by SMS to the driver</Trans>
          </Way>
        )}
      </div>
      {error || isShareFailed ? (
        <Notice kind="warning">
          <Trans>This browser could not do it. Press and hold the address above to copy it.</Trans>
        </Notice>
      ) : null}
    </>
  );
}

const Way = ({
  to,
  icon,
  children,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) => (
  <Button
    kind="outline"
    icon={icon}
    renderLink={({ children: label, ...look }) => (
      <a {...look} href={to} {...(to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}>
        {label}
      </a>
    )}
  >
    {children}
  </Button>
);
