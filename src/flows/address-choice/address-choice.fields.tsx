import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { AddressChoiceScreen } from '#machines/address-choice/address-choice.selectors.ts';
import { ADDRESS_LEVELS, type AddressLevel } from '#machines/address-choice/address-choice.types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { SearchSelect } from '#src/ui/inputs/search-select.tsx';
import { findPlaces, placeOptions } from './address-choice.view.ts';

export interface AddressChoiceFieldsProps {
  /** From the chart's selectScreen. */
  screen: AddressChoiceScreen;
  /** An id from the level's list, or null to clear the choice. */
  onPlace: (level: AddressLevel, id: number | null) => void;
  onPostCode: (postCode: string) => void;
  onPlacesRetry: () => void;
  /** Prefix of the controls' ids, by default `address` (`address-province` and so on); set it if the page has two of these forms. */
  idPrefix?: string;
  errors?: Partial<Record<AddressLevel | 'postCode', ReactNode>>;
}

/** The value of a place of which only the name is known. */
const KEPT = 'kept';

/**
 * Province, district, sub-district and post code (CB-07). A list that is not there yet keeps its place, can be focused and says what it waits for. The
 * names of an address that was chosen before are shown until its lists are there.
 */
export const AddressChoiceFields = memo(function AddressChoiceFields(props: AddressChoiceFieldsProps) {
  const { screen, onPlace, onPostCode, onPlacesRetry, idPrefix = 'address', errors } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { lists, choice, missing, address, postCodes } = screen;
  const texts: Record<AddressLevel, { label: string; placeholder: string }> = {
    province: { label: t`Province`, placeholder: t`Choose a province` },
    district: { label: t`District`, placeholder: t`Choose a district` },
    subDistrict: { label: t`Sub-district`, placeholder: t`Choose a sub-district` },
  };
  const waits: Record<AddressLevel, string> = {
    province: t`Not loaded yet`,
    district: t`Choose a province first`,
    subDistrict: t`Choose a district first`,
  };
  const empty = (level: AddressLevel) => {
    if (screen.screen === 'loading' && missing === level) return t`Loading…`;
    if (lists[level] !== null) return texts[level].placeholder;
    return screen.screen === 'failed' && missing === level ? t`Not loaded yet` : waits[level];
  };
  // One element, whatever it offers: it may just have got the focus.
  const offered = postCodes.length === 0 && address.postCode !== '' ? [address.postCode] : postCodes;
  return (
    <>
      <FieldPair>
        {ADDRESS_LEVELS.map((level) => {
          const isLoading = screen.screen === 'loading' && missing === level;
          const list = lists[level];
          const options = placeOptions(list ?? [], language);
          const kept = choice[level] === null && address[level] !== '' ? address[level] : null;
          return (
            <SearchSelect
              key={level}
              id={`${idPrefix}-${level}`}
              label={texts[level].label}
              error={errors?.[level]}
              placeholder={empty(level)}
              options={kept === null ? options : [{ value: KEPT, label: kept }]}
              value={kept === null ? String(choice[level]?.id ?? '') : KEPT}
              find={(typed) => findPlaces(options, typed)}
              nothingFound={t`No place of this name is in the list`}
              readOnly={list === null}
              aria-disabled={list === null || undefined}
              aria-busy={isLoading || undefined}
              onChoose={(value) => onPlace(level, value === '' ? null : Number(value))}
            />
          );
        })}
        <NativeSelect
          id={`${idPrefix}-postCode`}
          label={t`Post code`}
          error={errors?.postCode}
          {...(offered.length === 0 ? { placeholder: t`Follows the sub-district` } : {})}
          options={offered.map((code) => ({ value: code, label: code }))}
          value={address.postCode}
          aria-disabled={offered.length === 0 || undefined}
          onChange={({ currentTarget: { value } }) => onPostCode(value)}
        />
      </FieldPair>
      {screen.screen === 'failed' && missing !== null ? (
        <Notice
          kind="warning"
          title={<PlacesFailed level={missing} />}
          actions={
            <Button kind="outline" size="small" onClick={onPlacesRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {screen.message}
        </Notice>
      ) : null}
    </>
  );
});

function PlacesFailed({ level }: { level: AddressLevel }) {
  const texts: Record<AddressLevel, ReactNode> = {
    province: <Trans>The provinces could not be loaded.</Trans>,
    district: <Trans>The districts could not be loaded.</Trans>,
    subDistrict: <Trans>The sub-districts could not be loaded.</Trans>,
  };
  return texts[level];
}
