import fc from 'fast-check';

/** A list or text of at most 60 parts has up to 60. Without this, fast-check makes none with more than 10. */
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });
