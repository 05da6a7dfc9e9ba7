import type { Language } from '#domain/constants.ts';
import type { FoundPlace, PlaceSearch } from './google-map.types.ts';

const COUNTRY = 'TH';
const MOST = 4;

/** Suggestions only of Thailand, in the language of the page (BRANCH-03); a chosen one is geocoded. */
export function googlePlaces(language: Language): PlaceSearch {
  // One for what is typed until something is chosen: so Google counts it as one search.
  let session: google.maps.places.AutocompleteSessionToken | undefined;
  return {
    suggest: async (typed) => {
      session ??= new google.maps.places.AutocompleteSessionToken();
      const { suggestions } = await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: typed,
        includedRegionCodes: [COUNTRY.toLowerCase()],
        region: COUNTRY.toLowerCase(),
        language,
        sessionToken: session,
      });
      return suggestions
        .slice(0, MOST)
        .flatMap(({ placePrediction: found }): FoundPlace[] =>
          found === null ? [] : [{ id: found.placeId, name: found.text.text }],
        );
    },
    locate: async ({ id }) => {
      session = undefined;
      const { results } = await new google.maps.Geocoder().geocode({ placeId: id, language, region: COUNTRY });
      const found = results[0];
      const isThai = found?.address_components.some(
        ({ types, short_name: name }) => types.includes('country') && name === COUNTRY,
      );
      return found !== undefined && isThai === true ? found.geometry.location.toJSON() : null;
    },
  };
}
