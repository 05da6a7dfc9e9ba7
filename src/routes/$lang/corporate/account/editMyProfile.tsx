import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { companyOf } from '#src/flow-host/parts/company.ts';
import { EditCompanyPage } from '#src/flows/company-profile/edit-company.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { CorporatePage } from '../-corporate-page.tsx';

export const Route = createFileRoute('/$lang/corporate/account/editMyProfile')({
  head: ({ match }) => pageHead(match, { title: msg`Edit company account`, isHidden: true }),
  component: EditMyProfileRoute,
});

function EditMyProfileRoute() {
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const account = useSignedInCompany();
  const lang = useLanguage();
  const profile = { to: '/$lang/corporate/account/myProfile', params: { lang } } as const;
  return (
    <CorporatePage>
      <EditCompanyPage
        host={host}
        account={account}
        back={
          <Button kind="text" renderLink={(look) => <Link {...look} {...profile} />}>
            <Trans>Back without saving</Trans>
          </Button>
        }
        onSaved={(user) => {
          host.me.signInCompany(companyOf(user));
          void navigate({ ...profile, state: { savedProfile: true }, replace: true });
        }}
      />
    </CorporatePage>
  );
}
