import '../dist/fonts.css';
