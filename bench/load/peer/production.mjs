// Imported before boardgame.io, which looks at this while it loads: measured as it would be run.
process.env.NODE_ENV = 'production';
