import type { ReactNode } from 'react';

interface MarkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a line drawing: it decorates, so assistive technology passes over it. */
const Mark = ({ className, children }: MarkProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Props of the marks. */
export type IconProps = Pick<MarkProps, 'className'>;

/** A bell: something is announced. */
export const BellIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="M12 2v2M4 18h16l-2-3.5V10a6 6 0 0 0-12 0v4.5zM9.5 21h5" />
  </Mark>
);

/** A tick: it worked, or it is chosen. */
export const CheckIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="m4 12.5 5.5 5.5L20 6.5" />
  </Mark>
);

/** An angle pointing down: there is more below. */
export const ChevronIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="m5 9 7 7 7-7" />
  </Mark>
);

/** A cross: close or dismiss. */
export const CloseIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Mark>
);

/** A ring with an i: there is something to know. */
export const InfoIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v2" />
  </Mark>
);

/** The three ropes: open the menu. */
export const RopesIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="M2 6h20M2 12h20M2 18h20" />
  </Mark>
);

/** A ring with a stroke: something is wrong. */
export const WarningIcon = (props: IconProps) => (
  <Mark {...props}>
    <path d="M12 3 2 21h20zM12 10v5M12 17v2" />
  </Mark>
);
