import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ProductMissing } from '#src/pages/products/product-missing.part.tsx';
import { Button } from '#src/ui/actions/button.tsx';

export function MissingProduct() {
  const lang = useLanguage();
  return (
    <ProductMissing>
      <Button renderLink={(look) => <Link {...look} to="/$lang/products" params={{ lang }} />}>
        <Trans>All products</Trans>
      </Button>
    </ProductMissing>
  );
}
