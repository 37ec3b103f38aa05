export const faqGroups = [
  {
    id: 'pilot',
    title: 'The pilot',
    items: [
      { id: 'who', question: 'Who can apply?', answer: 'Owners of [gyms](/gym).' },
      { id: 'who', question: 'Who can apply?', answer: 'Any of 50 founding gyms.' },
      { id: 'how', question: 'How to apply.', answer: 'Fill in the **form**.' },
    ],
  },
];
