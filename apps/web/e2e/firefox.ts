/**
 * What Firefox's driver (WebDriver BiDi) cannot do yet, and the titles of the tests that rest on it. They run in
 * Chromium only.
 */
const missing: Readonly<Record<string, readonly RegExp[]>> = {
  'a slowed processor or network': [/wake\.spec\.ts .*a first tap/],
  'no JavaScript': [/without JavaScript/],
  'a touch screen': [/on a touch screen a tap/],
  'no network': [
    /being offline/,
    /offline: it is kept/,
    /without a network/,
    /Back needs no network/,
    /outbox\.spec\.ts/,
  ],
  'reading the clipboard': [/copies its address/, /an address that can be copied/],
  'the body of a request': [
    /a request is sent as endpoint demo/,
    /only what is asked for has to be given/,
    /demo\.spec\.ts .*works from the keyboard alone/,
    /a sign-up sends endpoint/,
    /an application is delivered with all seven answers/,
    /how the visitor came travels/,
    /under Global Privacy Control/,
  ],
  'filling a field that holds text': [
    /everything typed is kept, and it can be sent again/,
    /a field that the function names is marked/,
    /a reload is offered and keeps what was typed/,
  ],
  'filling a field that React holds the value of': [
    /resources\.spec\.ts .*search/i,
    /readers\.spec\.ts .*a search/,
  ],
  'some evaluations, at which its content process crashes': [
    /has seven fields, all required/,
    /the browser refuses an empty field/,
    /database down: nothing typed is lost/,
    /asks for name, email, gym, phone, kind/,
    /four feature areas, each leading to its page/,
  ],
  'the same stops of the Tab key': [/contact\.spec\.ts .*works from the keyboard alone/],
  'paper and less motion': [
    /on paper every answer is there/,
    /prints as text on paper/,
    /a printed guide/,
    /brings every style that it can need with it/,
    /does not move while it loads and wakes/,
  ],
  'animations that scrolling drives, which the browser itself lacks': [
    /shows how far it has been read/,
  ],
  'which scripts were evaluated': [/nothing but the boot script is evaluated/],
  'errors and requests in the words of Chromium': [/a file that does not come/, /hostile queries/],
};

export const notInFirefox = Object.values(missing).flat();
