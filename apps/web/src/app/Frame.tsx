import { createContext, use, type ReactNode } from 'react';

const PlaceContext = createContext(false);

/** Leaves a place for each `Frame` below it, in place of what it holds. */
export const FramePlaces = ({ children }: { children: ReactNode }) => (
  <PlaceContext value>{children}</PlaceContext>
);

/** The mark that a place leaves in the markup. */
export const framePlace = (part: string): string => `<template data-frame="${part}"></template>`;

/** Props of `Frame`. */
export interface FrameProps {
  /** The name of the part, unique on the page. */
  part: string;
  children: ReactNode;
}

/** A part of the layout that is the same on thousands of pages, so that the prerenderer can draw it once. */
export const Frame = ({ part, children }: FrameProps) =>
  use(PlaceContext) ? <template data-frame={part} /> : children;
