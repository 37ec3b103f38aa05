/**
 * What Firefox's driver (WebDriver BiDi) cannot do yet, and the titles of the tests that rest on it. They run in
 * Chromium only.
 */
const missing: Readonly<Record<string, readonly RegExp[]>> = {
  'a slowed processor or network': [/wake\.spec\.ts .*a first tap/],
  'no JavaScript': [/without JavaScript/],
  'no network': [/being offline/, /without a network/, /Back needs no network/, /outbox\.spec\.ts/],
  'reading the clipboard': [/copies its address/, /an address that can be copied/],
  'the body of a request': [
    /a request is sent as endpoint demo/,
    /only what is asked for has to be given/,
    /demo\.spec\.ts .*works from the keyboard alone/,
    /a sign-up sends endpoint/,
  ],
  'filling a field that holds text': [
    /everything typed is kept, and it can be sent again/,
    /a field that the function names is marked/,
    /a reload is offered and keeps what was typed/,
  ],
  'the same stops of the Tab key': [/contact\.spec\.ts .*works from the keyboard alone/],
  'paper and less motion': [
    /on paper every answer is there/,
    /prints as text on paper/,
    /pages do not fade/,
    /brings every style that it can need with it/,
    /does not move while it loads and wakes/,
  ],
  'which scripts were evaluated': [/nothing but the boot script is evaluated/],
  'errors and requests in the words of Chromium': [/a file that does not come/, /hostile queries/],
};

export const notInFirefox = Object.values(missing).flat();
