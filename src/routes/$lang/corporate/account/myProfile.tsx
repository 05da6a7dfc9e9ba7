import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useLocation, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CompanyProfilePage } from '#src/flows/company-profile/company-profile.page.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CorporatePage } from '../-corporate-page.tsx';

export const Route = createFileRoute('/$lang/corporate/account/myProfile')({
  head: ({ match }) => pageHead(match, { title: msg`Company account`, isHidden: true }),
  component: MyProfileRoute,
});

function MyProfileRoute() {
  const host = useRouter().options.context;
  const { code } = useSignedInCompany();
  const lang = useLanguage();
  const isSaved = useLocation({ select: ({ state }) => state.savedProfile === true });
  return (
    <CorporatePage>
      <CompanyProfilePage
        host={host}
        api={host.api(lang)}
        code={code}
        above={isSaved ? <Notice kind="success" title={<Trans>Saved</Trans>} /> : null}
        edit={
          <Actions>
            <Button
              kind="outline"
              size="small"
              renderLink={(look) => <Link {...look} to="/$lang/corporate/account/pickup" params={{ lang }} />}
            >
              <Trans>Pick-up addresses</Trans>
            </Button>
            <Button
              kind="outline"
              size="small"
              renderLink={(look) => <Link {...look} to="/$lang/corporate/account/editMyProfile" params={{ lang }} />}
            >
              <Trans>Edit account</Trans>
            </Button>
          </Actions>
        }
      />
    </CorporatePage>
  );
}
