import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router';
import type { CompanyUser } from '#contract/calls/company.shapes.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { companyInterrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { companyOf } from '#src/flow-host/parts/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CompanySignInPage } from '#src/pages/company-sign-in/company-sign-in.page.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { KeptGroupCard } from '../-kept-group.part.tsx';
import { corporateAim } from '../-way-back.ts';

export const Route = createFileRoute('/$lang/corporate/auth/login')({
  beforeLoad: ({ context, location }) => {
    if (typeof document !== 'undefined' && context.me.company())
      throw redirect({ to: '/$lang/corporate', params: { lang: languageOfPath(location.pathname) }, replace: true });
  },
  head: ({ match }) => pageHead(match, { title: msg`Sign in for companies`, isHidden: true }),
  component: CorporateLoginRoute,
});

function CorporateLoginRoute() {
  const router = useRouter();
  const host = router.options.context;
  const lang = useLanguage();
  const { signInFrom, signedOut } = useLocation({ select: ({ state }) => state });
  const isInBrowser = useInBrowser();
  const left = isInBrowser ? companyInterrupted.read() : null;
  const goOn = (user: CompanyUser) => {
    host.me.signInCompany(companyOf(user));
    host.session.hear({ standing: 'accepted', who: ['company'] });
    const href = corporateAim(signInFrom, companyInterrupted.read()?.href ?? null, lang);
    companyInterrupted.write(null);
    void router.navigate({ href, replace: true });
  };
  return (
    <CompanySignInPage
      host={host}
      api={host.api(lang)}
      above={
        <>
          {signedOut ? (
            <Notice kind="success" title={<Trans>You are signed out</Trans>} />
          ) : (signInFrom && !/\/corporate\/?$/.test(signInFrom)) || left ? (
            <Notice title={<Trans>Sign in to go on</Trans>}>
              <Trans>You will come back to the page you wanted.</Trans>
            </Notice>
          ) : null}
          {left?.group && <KeptGroupCard group={left.group} />}
        </>
      }
      onSignedIn={goOn}
    />
  );
}
