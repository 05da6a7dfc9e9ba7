import { brand } from './brand.ts';
import styles from './call-link.module.css';

const { callCentre } = brand;

interface CallLinkProps {
  readonly number?: string;
  readonly href?: string;
}

/** A number to call, within a sentence: the call centre's, unless another one is given. */
export const CallLink = ({ number = callCentre.number, href = callCentre.href }: CallLinkProps) => (
  <a className={styles.call} href={href} translate="no">
    {number}
  </a>
);
