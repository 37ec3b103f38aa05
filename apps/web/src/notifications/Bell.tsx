/** The brand's bell, hidden from assistive technology. */
export const Bell = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M12 2v2M4 18h16l-2-3.5V10a6 6 0 0 0-12 0v4.5zM9.5 21h5" />
  </svg>
);
