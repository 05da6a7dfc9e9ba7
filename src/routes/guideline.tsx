import { createFileRoute, useRouter } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { AddressChoicePart } from '#src/flows/address-choice/address-choice.part.tsx';
import { GuidelinePage } from '#src/pages/guideline/guideline.page.tsx';

export const Route = createFileRoute('/guideline')({
  staticData: { areas: ['studio', 'corporate', 'reading', 'member'] },
  head: ({ match }) => pageHead(match, { title: msg`Guideline`, isHidden: true }),
  component: GuidelineRoute,
});

function GuidelineRoute() {
  const host = useRouter().options.context;
  const address = <AddressChoicePart host={host} initial={null} onAddress={() => undefined} />;
  return <GuidelinePage loadTexts={(language) => host.languages.load(language, 'studio')} address={address} />;
}
