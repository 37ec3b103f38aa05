/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by key */

import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { Prose } from './Prose.tsx';

export default {
  title: 'Reading/Prose',
  component: Prose,
} satisfies Meta<typeof Prose>;

type Story = StoryObj<typeof Prose>;

/** Every element that an article may have. */
export const Article: Story = {
  args: {
    children: (
      <>
        <h1>Ten days quiet</h1>
        <p>{longText}</p>
        <h2>What to look at</h2>
        <p>
          A list says it <strong>at a glance</strong>, and{' '}
          <a href="/resources/first-thirty-days">the guide to the first month</a> says more.
        </p>
        <ul>
          <li>
            Who was here
            <ul>
              <li>and how often</li>
            </ul>
          </li>
          <li>Who wasn’t</li>
        </ul>
        <h3>In this order</h3>
        <ol>
          <li>Open the list on Monday.</li>
          <li>Call, don’t write.</li>
          <li>Ask how they are before you ask when they are back.</li>
        </ol>
        <h4>A word on timing</h4>
        <p data-line="emphasis">
          <em>Before noon, people pick up.</em>
        </p>
        <p data-line="strong">
          <strong>What a coach says</strong>
        </p>
        <blockquote>
          <p>Nobody at the desk sees them go, because going makes no noise.</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th scope="col">Quiet for</th>
              <th scope="col">Comes back</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>10 days</td>
              <td>6 in 10</td>
            </tr>
            <tr>
              <td>30 days</td>
              <td>1 in 10</td>
            </tr>
          </tbody>
        </table>
        <hr />
        <p>That is all there is to it.</p>
      </>
    ),
  },
};

/** The printed checklist has boxes to tick. */
export const Checklist: Story = {
  args: {
    children: (
      <>
        <h2>Before the first class</h2>
        <ul data-checklist="">
          {['Shake hands', 'Show the lockers', longText].map((text, index) => (
            <li key={text}>
              <label>
                <input type="checkbox" disabled defaultChecked={index === 0} />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>{longTitle}</h2>
        <p>
          Write to {longWord} or {longWord}.
        </p>
        <ul>
          <li>{longWord}</li>
        </ul>
        <pre tabIndex={0}>
          {longWord} {longWord}
        </pre>
        <table tabIndex={0}>
          <tbody>
            <tr>
              {['Quiet', 'Called', 'Back', 'Left'].map((cell) => (
                <td key={cell}>
                  {cell} {longWord}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};
