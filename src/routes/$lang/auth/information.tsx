import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { Connecting, NotBegun, SignedIn, useIsLoggingIn } from './-status.tsx';

export const Route = createFileRoute('/$lang/auth/information')({
  staticData: { areas: ['content'], isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Your details`, isHidden: true }),
  component: InformationRoute,
});

const information = partFile(() =>
  import('#src/flows/login/information.part.tsx').then(({ InformationPart }) => InformationPart),
);

function InformationRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const member = useMember();
  const isLoggingIn = useIsLoggingIn();
  if (isLoggingIn)
    return (
      <LazyPart
        file={information}
        needs={textsOf(host.languages, lang, 'member', 'reading', 'steps')}
        props={{ host, waiting: <Connecting /> }}
        waiting={<Connecting />}
        renderFailed={renderCannotDisplay}
      />
    );
  if (member) return <SignedIn name={member.firstName} />;
  return member === undefined ? <Connecting /> : <NotBegun />;
}
