import { Trans } from '@lingui/react/macro';
import { WaysOn } from '#src/parts/ways-on.tsx';
import { StatusPage } from '#src/ui/layout/status-page.tsx';

/** After the survey; it can be reloaded and says the same. */
export const SurveyCompletedPage = () => (
  <StatusPage
    title={<Trans>Thank you for your answers</Trans>}
    description={<Trans>They have reached us. We read each of them.</Trans>}
  >
    <WaysOn />
  </StatusPage>
);
