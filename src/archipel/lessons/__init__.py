"""Lessons and exercises: written as data in the games' folders and played by the same engine."""

from archipel.lessons.course import Course
from archipel.lessons.exercise import Drill, Exercise, exercises, read_exercise
from archipel.lessons.lesson import BadLesson, Lesson, Moment, lesson_names, read_lesson

__all__ = [
    "BadLesson",
    "Course",
    "Drill",
    "Exercise",
    "Lesson",
    "Moment",
    "exercises",
    "lesson_names",
    "read_exercise",
    "read_lesson",
]
