import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { memberOf } from '#src/flow-host/parts/member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { AccountPage } from '#src/pages/account/account.page.tsx';

export const Route = createFileRoute('/$lang/me/account')({
  head: ({ match }) => pageHead(match, { title: msg`My profile`, isHidden: true }),
  component: AccountRoute,
});

function AccountRoute() {
  const host = useRouter().options.context;
  const { account, code } = useSignedIn();
  const lang = useLanguage();
  return (
    <AccountPage
      host={host}
      api={host.api(lang)}
      code={code}
      account={account}
      onSaved={(profile) => host.me.signIn(memberOf(profile))}
    />
  );
}
