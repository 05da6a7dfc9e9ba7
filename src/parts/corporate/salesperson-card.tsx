import { IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatPhone } from '#domain/fields/phone.ts';
import styles from './salesperson-card.module.css';

interface SalespersonCardProps {
  readonly title: ReactNode;
  readonly person: { readonly name: string; readonly tel: string; readonly email: string };
}

/** Whom a company can call or write to. */
export const SalespersonCard = ({ title, person: { name, tel, email } }: SalespersonCardProps) => (
  <div className={styles.card}>
    <p className={styles.title}>{title}</p>
    <p className={styles.name} translate="no">
      {name}
    </p>
    <p className={styles.ways} translate="no">
      <a href={`tel:${tel}`}>
        <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        {formatPhone(tel)}
      </a>
      <a href={`mailto:${email}`}>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        {email}
      </a>
    </p>
  </div>
);
