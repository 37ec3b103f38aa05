const marks = {
  x: <path d="M3 3h4.5L21 21h-4.5zM20 3 4 21" stroke="currentColor" strokeWidth="2" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="12" r="4" stroke="currentColor" strokeWidth="2" />
      <circle cx="17" cy="7" r="1.25" fill="currentColor" />
    </>
  ),
  linkedin: (
    <>
      <path d="M5 9v11M11 20V9m0 5c0-6 8-6 8 0v6" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="5" cy="4.5" r="1.75" fill="currentColor" />
    </>
  ),
} as const;

/** A social network with an icon. */
export type SocialNetwork = keyof typeof marks;

interface SocialIconProps {
  network: SocialNetwork;
  className: string;
}

/** The icon of a social network; the text beside it names the network. */
export const SocialIcon = ({ network, className }: SocialIconProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    aria-hidden="true"
  >
    {marks[network]}
  </svg>
);
