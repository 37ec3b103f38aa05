interface IconProps {
  className?: string | undefined;
}

interface PathProps extends IconProps {
  /** The path of the lines, in a square of 24. */
  d: string;
}

/** An icon of lines, hidden from assistive technology. */
const Icon = ({ className, d }: PathProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <path d={d} />
  </svg>
);

export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4 12.5 5.5 5.5L20 6.5" />;

export const ChevronIcon = (props: IconProps) => <Icon {...props} d="m5 9 7 7 7-7" />;

export const CloseIcon = (props: IconProps) => <Icon {...props} d="m5 5 14 14M19 5 5 19" />;

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v2" />
);

export const RopesIcon = (props: IconProps) => <Icon {...props} d="M2 6h20M2 12h20M2 18h20" />;

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21" />
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3 2 21h20zM12 10v5M12 17v2" />
);
