import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useMember } from '#src/app/shell/use-member.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ProductsSearch } from '#src/pages/products/products.address.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

interface FilterFoldProps {
  readonly search: ProductsSearch;
  readonly onSearch: (search: ProductsSearch) => void;
}

const filterFile = partFile(() => import('./-product-filter.tsx').then(({ ProductFilterPlace }) => ProductFilterPlace));

/** The filter's fields come with the chart of the car, so they are loaded when they are wanted. */
export function ProductFilterFold({ search, onSearch }: FilterFoldProps) {
  const { languages } = useRouter().options.context;
  const language = useLanguage();
  const member = useMember();
  const [isOpen, setOpen] = useState(false);
  const needs = useMemo(() => textsOf(languages, language, 'steps'), [languages, language]);
  return (
    <Unfold label={<Trans>Filter by brand, size and car</Trans>} isOpen={isOpen} onToggle={setOpen}>
      {isOpen ? (
        <LazyPart
          file={filterFile}
          needs={needs}
          props={{ search, onSearch, code: member?.code ?? null }}
          renderFailed={renderCannotDisplay}
        />
      ) : null}
    </Unfold>
  );
}
