import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** The label of the tab list. */
  label: string;
  tabs: readonly { name: Name; label: ReactNode; content: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
}

/** Mantine's tabs. The caller keeps which one is open, perhaps in the address. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>) {
  const openNamed = (name: string | null) => {
    const found = tabs.find((each) => each.name === name);
    if (found) onOpen(found.name);
  };
  return (
    <MantineTabs value={open} onChange={openNamed} keepMounted={false} classNames={styles}>
      <MantineTabs.List aria-label={label}>
        {tabs.map(({ name, label: text }) => (
          <MantineTabs.Tab key={name} value={name}>
            {text}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ name, content }) => (
        <MantineTabs.Panel key={name} value={name}>
          {content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
