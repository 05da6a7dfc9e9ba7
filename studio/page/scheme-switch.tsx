import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconButton } from './controls/icon-button.tsx';

/** Light or dark; the system's until it is pressed. */
export function SchemeSwitch({ label }: { readonly label: string }) {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <IconButton
      label={label}
      isPressed={isDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      icon="M12 3a6.5 6.5 0 0 0 9 9a9 9 0 1 1-9-9"
    />
  );
}
