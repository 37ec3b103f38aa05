/** A path that leads to another one for good. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A document that leads on by itself, for hosts that know no redirects. */
export const renderRedirect = ({ to }: Redirect): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
</head>
<body><p>This page has moved: <a href="${to}">go to the new address</a>.</p></body>
</html>
`;
