import type { Module } from '../../engine/index.ts';

/** The actions of a module that have no sentence of their own and are told to others, by name. */
export const silentActions = ({ actions = [] }: Pick<Module, 'actions'>): readonly string[] =>
  actions.flatMap(({ name, told, says, does }) => {
    const speaks = says !== undefined || does.some((line) => line.says !== undefined);
    return speaks || told === 'nobody' ? [] : [name];
  });
